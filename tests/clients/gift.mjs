// A reader of GIFT in JavaScript: gift-pegjs.
import { readFileSync } from 'node:fs'
import assert from 'node:assert/strict'
import { parse } from 'gift-pegjs'

const plain = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

function remark(option) {
  const rule = option.refuted_by
  return rule ? `${option.thought} ${option.feedback} (${rule.number ?? '–'} ${rule.title})` : option.feedback
}

const [folder, lang] = process.argv.slice(2)
const asked = readFileSync(`${folder}/quiz.${lang}.jsonl`, 'utf8').trim().split('\n').map(JSON.parse)
const [category, ...found] = parse(readFileSync(`${folder}/quiz.${lang}.gift`, 'utf8'))
assert.equal(category.type, 'Category')
assert.equal(found.length, asked.length)
found.forEach((item, at) => {
  const question = asked[at]
  assert.equal(item.title, `${String(at + 1).padStart(3, '0')} ${question.id}`)
  assert.equal(item.type, question.answer_type === 'move' ? 'Short' : 'MC', question.id)
  assert.equal(item.stem.format, 'html')
  for (const line of [question.prompt, ...question.setting, ...question.events]) {
    assert.ok(plain(item.stem.text).includes(line), `${question.id}: ${line}`)
  }
  const move = /^[a-h][1-8][a-h][1-8][qrbn]?$/
  const choices = item.choices.filter((choice) => !move.test(choice.text.text))
  assert.deepEqual(choices.map((choice) => plain(choice.text.text)), question.options.map((option) => option.text))
  choices.forEach((choice, place) => {
    const option = question.options[place]
    const right = choice.weight === null ? choice.isCorrect : choice.weight > 0
    assert.equal(right, option.correct, `${question.id}: ${option.text}`)
    assert.equal(plain(choice.feedback.text), remark(option))
  })
  assert.equal(plain(item.globalFeedback?.text ?? ''), question.explanation.join(' '))
})
console.log(`gift-pegjs ${lang}: ${found.length} questions`)
