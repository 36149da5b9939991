import { describe, expect, test } from 'vitest';
import { isOwn } from '../../src/app/ownType';

const sent = (type: string, status = 200) =>
  new Response('', { status, headers: type === '' ? {} : { 'content-type': type } });

describe('given what a host sends', () => {
  test.each([
    ['/assets/start-1.js', 'text/javascript'],
    ['/assets/start-1.js?again', 'application/javascript; charset=utf-8'],
    ['/assets/start-1.css', 'text/css'],
    ['/assets/font-1.woff2', 'application/octet-stream'],
    ['/icon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/json'],
    ['/licenses.txt', 'text/plain'],
    ['/triads.html', 'text/html; charset=utf-8'],
    ['/triads', 'text/html'],
    ['/', 'text/html'],
  ])('when %s is %s, then it is the file itself', (path, type) => {
    expect(isOwn(`https://fretty.example${path}`, sent(type))).toBe(true);
  });

  test.each([
    ['/assets/start-1.js', 'text/html'],
    ['/assets/start-1.js', ''],
    ['/assets/start-1.css', 'text/html; charset=utf-8'],
    ['/assets/font-1.woff2', 'text/html'],
    ['/manifest.webmanifest', 'text/html'],
    ['/triads', 'text/plain'],
  ])('when %s is %s, then it is not', (path, type) => {
    expect(isOwn(`https://fretty.example${path}`, sent(type))).toBe(false);
  });

  test('when it is an error, then it is not the file', () => {
    expect(isOwn('https://fretty.example/assets/start-1.js', sent('text/javascript', 500))).toBe(false);
  });
});
