// Plays every item of a QTI package in a second player, qti-components: a wrong answer, then the
// right one. What the items are made of must be known to that player's own list of elements.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import assert from 'node:assert/strict'
import { letter, openStage, paper, remarks, squares, time } from './stage.mjs'

const [folder, lang, browserPath] = process.argv.slice(2)
const { items, asked } = paper(folder, lang)
const player = 'node_modules/@citolab/qti-components'
const declared = JSON.parse(readFileSync(join(player, 'custom-elements.json'), 'utf8')).modules
  .flatMap((module) => module.declarations ?? []).map((element) => element.tagName)
// Parts of a declaration, which a player reads without making elements of them.
const known = new Set([...declared, 'qti-correct-response', 'qti-default-value', 'qti-value'])

const page = `<!doctype html><meta charset="utf-8"><script src="/player/index.global.js"></script>
<qti-item><item-container></item-container></qti-item>
<script>
window.load = (url) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error(url + ' was not loaded')), 10000)
  const connected = (event) => { window.item = event.detail; setTimeout(done) }
  document.addEventListener('qti-assessment-item-connected', connected, { once: true })
  document.querySelector('item-container').itemURL = url
})
window.end = () => {
  window.item.processResponse()
  return Object.fromEntries(['SCORE', 'FEEDBACK', 'REASON'].map((name) => [name, window.item.getOutcome(name).value]))
}
</script>`
const roots = { '/items/': items, '/player/': join(player, 'cdn') }
const { tab, faults, close } = await openStage(page, roots, browserPath)

async function answer(question, options) {
  const [option] = options
  if (question.answer_type === 'numbers') {
    const fields = tab.locator('qti-text-entry-interaction input')
    await fields.nth(0).pressSequentially(time(option.value.white))
    await fields.nth(1).pressSequentially(time(option.value.black))
    return 'times'
  }
  if (question.answer_type === 'move') {
    for (const square of squares(option.value)) {
      await tab.locator(`qti-hotspot-choice[identifier="${square}"]`).dispatchEvent('click')
    }
    return 'squares'
  }
  for (const option of options) {
    const choice = tab.locator(`qti-simple-choice[identifier="${letter(question, option)}"]`)
    assert.equal((await choice.innerText()).trim(), option.text.trim())
    await choice.click()
  }
  return 'choice'
}

const played = {}
let attempts = 0

async function play(question, options, score) {
  attempts += 1
  await tab.evaluate((url) => window.load(url), `/items/${question.id}.xml?${attempts}`)
  const way = options.length ? await answer(question, options) : 'nothing'
  played[way] = (played[way] ?? 0) + 1
  const outcomes = await tab.evaluate(() => window.end())
  assert.equal(Number(outcomes.SCORE), score, `${question.id}: ${way}`)
  assert.equal(outcomes.REASON, 'shown', question.id)
  if (options.length || question.answer_type === 'several-of') {
    assert.deepEqual([outcomes.FEEDBACK].flat(), remarks(question, options), `${question.id}: ${way}`)
  }
}

for (const question of asked) {
  const xml = readFileSync(join(items, `${question.id}.xml`), 'utf8')
  for (const [, name] of xml.matchAll(/<(qti-[a-z-]+)/g)) assert.ok(known.has(name), `${question.id}: ${name}`)
  await play(question, [question.options.find((option) => !option.correct)], 0)
  await play(question, question.options.filter((option) => option.correct), 1)
  await play(question, [], 0)
}
assert.deepEqual(faults, [])
for (const way of ['choice', 'times', 'squares']) assert.ok(played[way] > 0, `no item was played by ${way}`)
await close()
console.log(`qti-components ${lang}: ${asked.length} items, ${JSON.stringify(played)}`)
