import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvHeader, formatCsv } from '../../src/practice/csv';
import { NOTHING_READ, readLines } from '../../src/practice/importing';
import { FIELDS, fileKindOf, formatLine, HEADER, merged, parseLine } from '../../src/practice/lines';
import { replay } from '../../src/practice/sums';
import { importText } from '../../src/practice/text';
import { answerWith, anyAnswer, anyLog } from './made';

describe('given an answer', () => {
  test('when it is written as a line and read again, then nothing is lost', () => {
    fc.assert(
      fc.property(anyAnswer, answer => {
        const line = formatLine(answer);
        expect(line).not.toContain('\n');
        expect(parseLine(line)).toEqual({ kind: 'answer', answer });
      }),
    );
  });

  test('when the line has fields that answers don’t have, then those are left out', () => {
    const line = JSON.stringify({ ...answerWith(), mood: 'good' });
    expect(parseLine(line)).toEqual({ kind: 'answer', answer: answerWith() });
  });

  test.each([
    ['version', 0],
    ['id', 'x'],
    ['id', '0mwr2lmo0-UPPER'],
    ['time', 1.5],
    ['time', -1],
    ['date', '22.11.2026'],
    ['screen', 'Keys'],
    ['quiz', ''],
    ['item', 'key:a/b'],
    ['item', 'key'],
    ['asked', 7],
    ['answered', 'x'.repeat(201)],
    ['verdict', 'maybe'],
    ['milliseconds', '2000'],
    ['milliseconds', -1],
    ['way', 'telepathy'],
    ['pace', 'hurry'],
    ['grade', 5],
    ['round', 'x'],
    ['length', null],
    ['asks', 'all'],
    ['settings', '?drill=on'],
    ['late', 'yes'],
    ['together', true],
    ['places', { found: ['place:1'], missed: [] }],
  ] as const)('when its %s is %j, then the line can’t be read', (field, value) => {
    const why = field === 'time' ? 'id' : field;
    expect(parseLine(JSON.stringify({ ...answerWith(), [field]: value }))).toEqual({
      kind: 'unreadable',
      why,
    });
  });

  test.each(FIELDS.filter(field => !['places', 'asks', 'settings', 'late', 'together'].includes(field)))(
    'when it has no %s, then the line can’t be read',
    field => {
      const line = JSON.stringify({ ...answerWith(), [field]: undefined });
      expect(parseLine(line).kind).toBe('unreadable');
    },
  );

  test.each(['', 'null', '[]', '"x"', '{', '{"version":1'])(
    'when the line is %j, then it can’t be read',
    line => {
      expect(parseLine(line).kind).toBe('unreadable');
    },
  );

  test('when a newer Fretty wrote the line, then that is the reason', () => {
    const line = JSON.stringify({ ...answerWith(), version: 2 });
    expect(parseLine(line)).toEqual({ kind: 'unreadable', why: 'newer' });
  });

  test('when anything at all is read as a line, then nothing is thrown', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), line => void parseLine(line)));
  });
});

describe('given two logs', () => {
  test('when they are merged, then merging either way, or once more, comes to the same', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (one, other) => {
        const both = merged(one, other);
        expect(merged(other, one)).toEqual(both);
        expect(merged(both, one)).toEqual(both);
        expect(merged(both, both)).toEqual(both);
        expect(both.map(({ id }) => id)).toEqual([...new Set([...one, ...other].map(({ id }) => id))].sort());
        expect(replay(merged(other, one))).toEqual(replay(both));
      }),
    );
  });

  test('when they disagree about an answer, then the same one stays either way', () => {
    const [one, other] = [answerWith({ answered: 'C' }), answerWith({ answered: 'D' })];
    expect(merged([one], [other])).toEqual(merged([other], [one]));
  });
});

describe('given a file', () => {
  test.each([
    [HEADER, 'export'],
    ['{"fretty":"answers","version":2}', 'newer-export'],
    ['{"fretty":"settings","version":1}', 'other'],
    ['{"fretty":"answers"}', 'other'],
    ['hello', 'other'],
    ['', 'other'],
  ] as const)('when its first line is %j, then it is: %s', (line, kind) => {
    expect(fileKindOf(line)).toBe(kind);
  });

  test('when a log is exported and imported in pieces, then nothing is lost', () => {
    fc.assert(
      fc.property(anyLog, fc.integer({ min: 1, max: 7 }), (log, size) => {
        const lines = [HEADER, ...log.map(formatLine)];
        let reading = NOTHING_READ;
        const answers = [];
        for (let at = 0; at < lines.length; at += size) {
          const read = readLines(reading, lines.slice(at, at + size));
          reading = read.reading;
          answers.push(...read.answers);
        }
        expect(answers).toEqual(log);
        expect(reading).toMatchObject({ kind: 'export', answers: log.length, bad: 0 });
      }),
    );
  });

  test('when some lines can’t be read, then they are counted, the first are named, and the others are read', () => {
    const lines = [HEADER, 'x', formatLine(answerWith()), '', ...Array(6).fill('{"version":1}')];
    const { reading, answers } = readLines(NOTHING_READ, lines);
    expect(answers).toEqual([answerWith()]);
    expect(importText(reading, 1)).toBe(
      'Imported 1 new answer. 7 of 8 answers could not be read: line 2 is not JSON, line 5 has no valid "id", line 6 has no valid "id", line 7 has no valid "id", line 8 has no valid "id" and 2 more.',
    );
  });

  test('when it isn’t an export, then nothing is read of it', () => {
    const { reading, answers } = readLines(NOTHING_READ, ['name,age', formatLine(answerWith())]);
    expect(reading.kind).toBe('other');
    expect(answers).toEqual([]);
  });
});

describe('given the report of an import', () => {
  const read = { kind: 'export', lines: 1205, answers: 1204, bad: 0, firstBad: [] } as const;

  test('when all went well, then it says how many answers were new', () => {
    expect(importText(read, 1204)).toBe('Imported 1,204 new answers.');
    expect(importText(read, 0)).toBe('There were no new answers.');
  });

  test('when three lines failed, then they are named', () => {
    const firstBad = [
      { line: 17, why: 'not-json' },
      { line: 18, why: 'newer' },
      { line: 1200, why: 'date' },
    ] as const;
    expect(importText({ ...read, bad: 3, firstBad }, 1201)).toBe(
      'Imported 1,201 new answers. 3 of 1,204 answers could not be read: line 17 is not JSON, line 18 is from a newer version of Fretty, line 1,200 has no valid "date".',
    );
  });
});

describe('given a table', () => {
  test('when answers are written, then each row has as many cells as the header', () => {
    const places = { found: ['place:E2:1:0', 'place:E2:1:1'], missed: [], wrong: ['place:E2:1:2'] };
    const cells = (line: string) => line.split(',');
    expect(cells(csvHeader())).toHaveLength(cells(formatCsv(answerWith())).length);
    expect(cells(formatCsv(answerWith({ places }))).slice(-3)).toEqual([
      'place:E2:1:0 place:E2:1:1',
      '',
      'place:E2:1:2',
    ]);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a,b', '"a,b"'],
    ['say "C"', '"say ""C"""'],
    ['=1,"2"', `"'=1,""2"""`],
    ['two\nlines', '"two\nlines"'],
  ])('when %j was answered, then its cell is %s', (answered, cell) => {
    expect(formatCsv(answerWith({ asked: '', answered }))).toContain(`,${cell},right,`);
  });

  test.each([
    ['keys', 'Bb-major', 'G-minor', 'B-major', 'G-minor'],
    ['notes', 'B', 'C#', 'H', 'Cis'],
    ['chords', 'Bm7', 'Ebmaj7', 'Hm7', 'Esmaj7'],
    ['intervals', 'P5', 'A4', 'P5', 'A4'],
  ] as const)(
    'when notes of %s have German names, then two more columns have them: %s, %s',
    (screen, asked, answered, ...named) => {
      const cells = formatCsv(answerWith({ screen, asked, answered }), 'german').split(',');
      expect(cells.slice(-2)).toEqual(named);
      expect(cells).toEqual(expect.arrayContaining([asked, answered]));
      expect(csvHeader('german').split(',')).toHaveLength(cells.length);
      expect(csvHeader('german').split(',').slice(-2)).toEqual(['askedName', 'answeredName']);
    },
  );

  test('when an answer was interrupted, then its time is empty', () => {
    expect(formatCsv(answerWith({ milliseconds: null }))).toContain(',right,,keys,');
  });
});

describe('given docs/data.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/data.md'), 'utf8');
  const [header = '', line = ''] = [...page.matchAll(/```json\n(.*)\n```/g)].map(([, json]) => json);

  test('when its examples are read, then they are a header and an answer', () => {
    expect(header).toBe(HEADER);
    expect(parseLine(line)).toMatchObject({ kind: 'answer' });
  });

  test('when its fields are read, then they are those of an answer', () => {
    const rows = page.slice(page.indexOf('| field |'), page.indexOf('Items are named')).split('\n');
    const named = rows.flatMap(row =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(named).toEqual(FIELDS);
  });
});
