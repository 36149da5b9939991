import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** British spellings of words this project might use. Names, attributes and addresses don't count. */
const BRITISH =
  /\w*(?:colour|neighbour|behaviour|favour|honour|flavour|centr(?:e|ed|ing)\b|metre\b|fibre\b|practis|licence|defence|offence|learnt\b|spelt\b|grey|cancelled|cancelling|travell|modelled|modelling|signall|labelled(?!by)|labelling|catalogue|programme\b|judgement|whilst|towards|afterwards|upwards|downwards|backwards|forwards|organis|recognis|normalis|initialis|serialis|optimis|summaris|emphasise|capitalis|minimis|maximis|analys(?:e|ing)|synchronis|customis|memoris|harmonis|realis|utilis|visualis)\w*/gi;

const files = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(?:ts|tsx|css)$/.test(name))
  .map(name => `src/${name}`);

/** An address has the first; the others are words to search by, which British users type. */
const ALLOWED = [
  'src/fretboard/Fretboard.tsx: Focus_Behaviour',
  'src/app/palette/keywords.ts: colour',
  'src/app/palette/keywords.ts: colours',
];

test('given the code and its texts, then their spelling is American', () => {
  const found = [...files, 'index.html'].flatMap(name => {
    const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    const words = (text.match(BRITISH) ?? []).map(word => `${name}: ${word}`);
    return words.filter(word => !ALLOWED.includes(word));
  });
  expect(found).toEqual([]);
});
