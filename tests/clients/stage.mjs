// A page with a QTI player, served on loopback beside the items of a package.
import { createServer } from 'node:http'
import { readFileSync, existsSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright-core'

const types = { '.svg': 'image/svg+xml', '.js': 'text/javascript', '.css': 'text/css', '.xml': 'application/xml' }

/// The questions of a package that was laid out in a folder.
export function paper(folder, lang) {
  const laid = join(folder, `qti.${lang}`)
  return { items: join(laid, 'items'), asked: JSON.parse(readFileSync(join(laid, 'questions.json'), 'utf8')) }
}

/// Opens the page; `roots` says which folder answers to which path. Faults are collected.
export async function openStage(page, roots, browserPath) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURI(request.url.split('?')[0]))
    const root = Object.keys(roots).find((start) => path.startsWith(start))
    const file = root && join(roots[root], path.slice(root.length))
    if (path === '/') return response.setHeader('content-type', 'text/html').end(page)
    if (!file || !existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(file))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
  const tab = await browser.newPage()
  tab.setDefaultTimeout(15000)
  const faults = []
  tab.on('pageerror', (error) => faults.push(error.message))
  tab.on('response', (response) => { if (response.status() >= 400 && !response.url().endsWith('favicon.ico')) faults.push(response.url()) })
  await tab.goto(`http://127.0.0.1:${server.address().port}/`)
  const close = async () => { await browser.close(); server.close() }
  return { tab, faults, close }
}

/// The two squares of a move.
export const squares = (uci) => [uci.slice(0, 2), uci.slice(2, 4)]

/// A clock reading as people write it.
export const time = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/// The identifier of an option.
export const letter = (question, option) => 'ABCDEFGH'[question.options.indexOf(option)]

/// The identifiers of the remarks on these options; that of none has no text.
export const remarks = (question, options) => options.length ? options.map((option) => letter(question, option)) : ['none']
