// Plays every item of a QTI package in qti3-item-player: a wrong answer, then the right one.
import { createServer } from 'node:http'
import { readFileSync, existsSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import assert from 'node:assert/strict'
import { chromium } from 'playwright-core'

const [folder, lang, browserPath] = process.argv.slice(2)
const items = join(folder, `qti.${lang}`)
const asked = JSON.parse(readFileSync(join(items, 'questions.json'), 'utf8'))
const types = { '.svg': 'image/svg+xml', '.js': 'text/javascript', '.css': 'text/css', '.xml': 'application/xml' }

const page = `<!doctype html><meta charset="utf-8"><base href="/items/">
<link rel="stylesheet" href="/player/qti3Player.css">
<script src="/vue/vue.min.js"></script><script src="/player/qti3Player.umd.min.js"></script>
<div id="app"></div>
<script>
new Vue({ el: '#app', components: { player: window.qti3Player.Qti3Player ?? window.qti3Player.default ?? window.qti3Player },
  template: '<player @notifyQti3PlayerReady="ready" @notifyQti3ItemReady="itemReady" @notifyQti3EndAttemptCompleted="ended" :suppress-alert-messages="true" :suppress-invalid-response-messages="true" />',
  methods: {
  ready (player) { window.player = player },
  itemReady () { window.onItem?.() },
  ended (data) { window.onEnd?.(data) },
} })
const configuration = { status: 'interacting', sessionControl: { max_attempts: 0, show_feedback: true, validate_responses: false } }
window.load = (xml, guid) => new Promise((done) => { window.onItem = done; window.player.loadItemFromXml(xml, { ...configuration, guid }) })
window.end = () => new Promise((done) => { window.onEnd = (data) => done(JSON.parse(JSON.stringify(data.state.outcomeVariables))); window.player.endAttempt('test') })
</script>`

const server = createServer((request, response) => {
  const path = normalize(decodeURI(request.url))
  const roots = { '/items/': join(items, 'items'), '/player/': 'node_modules/qti3-item-player/dist', '/vue/': 'node_modules/vue/dist' }
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
await tab.waitForFunction(() => window.player, null, { timeout: 15000 }).catch(() => assert.fail(`the player did not start: ${faults}`))

const squares = (uci) => [uci.slice(0, 2), uci.slice(2, 4)]
const time = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

async function answer(question, options) {
  const [option] = options
  if (await tab.locator('.qti-text-entry-interaction, input[type=text]').count()) {
    assert.equal(question.answer_type, 'numbers')
    const fields = tab.locator('input')
    assert.equal(await fields.count(), 2, question.id)
    await fields.nth(0).fill(time(option.value.white))
    await fields.nth(1).fill(time(option.value.black))
    return 'times'
  }
  if (await tab.locator('.qti-hotspot-interaction').count()) {
    assert.equal(question.answer_type, 'move')
    for (const square of squares(option.value)) {
      await tab.locator(`[data-identifier="${square}"], [identifier="${square}"]`).first().dispatchEvent('click')
    }
    return 'squares'
  }
  for (const option of options) {
    const letter = 'ABCDEFGH'[question.options.indexOf(option)]
    const choice = tab.locator(`li[data-identifier="${letter}"]`)
    assert.equal((await choice.locator('.qti-choice-description').innerText()).trim(), option.text.trim())
    await choice.dispatchEvent('click')
  }
  return 'choice'
}

const outcome = (outcomes, name) => outcomes.find((variable) => variable.identifier === name)?.value
const played = {}
let attempts = 0

async function play(question, xml, options, score) {
  // The player loads an item only when its text differs from the one before.
  attempts += 1
  await tab.evaluate(([xml, id]) => window.load(xml, id), [`${xml}<!-- ${attempts} -->`, `${question.id}-${attempts}`])
  const way = options.length ? await answer(question, options) : 'nothing'
  played[way] = (played[way] ?? 0) + 1
  const outcomes = await tab.evaluate(() => window.end())
  assert.equal(Number(outcome(outcomes, 'SCORE')), score, `${question.id}: ${way}`)
  assert.equal(outcome(outcomes, 'REASON'), 'shown', question.id)
  if (!options.length) return
  const letters = options.map((option) => 'ABCDEFGH'[question.options.indexOf(option)])
  assert.deepEqual([outcome(outcomes, 'FEEDBACK')].flat(), letters, `${question.id}: ${way}`)
}

for (const question of asked) {
  const xml = readFileSync(join(items, 'items', `${question.id}.xml`), 'utf8')
  const right = question.options.filter((option) => option.correct)
  const wrong = question.options.filter((option) => !option.correct)
  await play(question, xml, [wrong[0]], 0)
  const text = await tab.locator('.qti-item-body').innerText()
  for (const line of [...question.setting, ...question.events]) assert.ok(text.includes(line), `${question.id}: ${line}`)
  const pictures = await tab.locator('.boards img').evaluateAll(async (all) => {
    for (const picture of all) await picture.decode()
    return all.map((picture) => picture.naturalWidth)
  })
  assert.deepEqual(pictures, question.boards.map(() => 380), question.id)
  await play(question, xml, right, 1)
  if (question.answer_type !== 'one-of') await play(question, xml, [], 0)
}
assert.deepEqual(faults, [])
for (const way of ['choice', 'times', 'squares', 'nothing']) assert.ok(played[way] > 0, `no item was played by ${way}`)
await browser.close()
server.close()
console.log(`qti3-item-player ${lang}: ${asked.length} items, ${JSON.stringify(played)}`)
