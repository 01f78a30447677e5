// Plays every item of a QTI package in qti3-item-player: a wrong answer, then the right one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import assert from 'node:assert/strict'
import { letter, openStage, paper, remarks, squares, time } from './stage.mjs'

const [folder, lang, browserPath] = process.argv.slice(2)
const { items, asked } = paper(folder, lang)

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

const roots = { '/items/': items, '/player/': 'node_modules/qti3-item-player/dist', '/vue/': 'node_modules/vue/dist' }
const { tab, faults, close } = await openStage(page, roots, browserPath)
await tab.waitForFunction(() => window.player, null, { timeout: 15000 }).catch(() => assert.fail(`the player did not start: ${faults}`))

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
    const choice = tab.locator(`li[data-identifier="${letter(question, option)}"]`)
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
  if (options.length || question.answer_type === 'several-of') {
    assert.deepEqual([outcome(outcomes, 'FEEDBACK')].flat(), remarks(question, options), `${question.id}: ${way}`)
  }
}

for (const question of asked) {
  const xml = readFileSync(join(items, `${question.id}.xml`), 'utf8')
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
await close()
console.log(`qti3-item-player ${lang}: ${asked.length} items, ${JSON.stringify(played)}`)
