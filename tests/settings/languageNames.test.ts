import { expect, test } from 'vitest';
import { namesOfLanguage } from '../../src/settings/languageNames';
import { namesImplied, namesIn } from '../../src/settings/noteNames';

test.each([
  ['de', 'german'],
  ['de-AT', 'german'],
  ['pl-PL', 'german'],
  ['cs', 'german'],
  ['sk', 'german'],
  ['sv-SE', 'german'],
  ['nb-NO', 'german'],
  ['nn', 'german'],
  ['no', 'german'],
  ['da', 'german'],
  ['fi', 'german'],
  ['hu', 'german'],
  ['fr-CA', 'fixed-do'],
  ['it', 'fixed-do'],
  ['es-419', 'fixed-do'],
  ['pt-BR', 'fixed-do'],
  ['ro', 'fixed-do'],
  ['el', 'fixed-do'],
  ['ca', 'fixed-do'],
  ['EN-us', 'english'],
  ['nl', 'english'],
  ['fil', 'english'],
  ['ja', 'english'],
  ['', 'english'],
] as const)(
  'given a browser in %j, when nobody has chosen note names, then they are %s',
  (language, names) => {
    expect(namesOfLanguage(language)).toBe(names);
    expect(namesIn(namesImplied(language))).toBe(names);
  },
);
