import { expect, test, vi } from 'vitest';
import { engineOf } from '../../src/speech/engine';
import { ENGLISH, fakeSpeech } from './fakeSpeech';

const events = () => ({ started: vi.fn(), ended: vi.fn(), failed: vi.fn() });

test('given a browser with no speech synthesis or only a part of it, then there is no engine', () => {
  const { scope } = fakeSpeech();
  const { speechSynthesis, SpeechSynthesisUtterance } = scope;
  expect(engineOf({})).toBeUndefined();
  expect(engineOf(speechSynthesis ? { speechSynthesis } : {})).toBeUndefined();
  expect(engineOf(SpeechSynthesisUtterance ? { SpeechSynthesisUtterance } : {})).toBeUndefined();
  expect(engineOf(scope)).toBeDefined();
});

test('given a browser whose speechSynthesis getter throws, then there is no engine', () => {
  const scope = {
    get speechSynthesis(): never {
      throw new DOMException('Speech is not allowed here.', 'SecurityError');
    },
  };
  expect(engineOf(scope)).toBeUndefined();
});

test('given an engine, when it speaks, then it uses the voice and reports start and end', () => {
  const { scope, synthesis, texts } = fakeSpeech();
  const told = events();
  engineOf(scope)?.speak('Right: C.', ENGLISH, told);
  expect(texts()).toEqual(['Right: C.']);
  expect(synthesis.now?.voice).toBe(ENGLISH);
  expect(synthesis.now?.lang).toBe('en-US');
  expect(told.started).toHaveBeenCalledOnce();
  expect(told.ended).not.toHaveBeenCalled();
  synthesis.over();
  expect(told.ended).toHaveBeenCalledOnce();
  expect(told.failed).not.toHaveBeenCalled();
});

test('given an engine, when a text fails, then it reports that', () => {
  const { scope, synthesis } = fakeSpeech();
  const told = events();
  engineOf(scope)?.speak('Right: C.', ENGLISH, told);
  synthesis.over('error');
  expect(told.failed).toHaveBeenCalledOnce();
  expect(told.ended).not.toHaveBeenCalled();
});

test('given a synthesis that an earlier page left paused, when it should speak, then it does', () => {
  const { scope, synthesis } = fakeSpeech();
  synthesis.paused = true;
  engineOf(scope)?.speak('Right: C.', ENGLISH, events());
  expect(synthesis.now?.text).toBe('Right: C.');
});

test('given voices that load late, when they are there, then the engine calls its listener', () => {
  const { scope, synthesis } = fakeSpeech([]);
  const engine = engineOf(scope);
  const listener = vi.fn();
  engine?.onVoices(listener);
  expect(engine?.voices()).toEqual([]);
  synthesis.gain([ENGLISH]);
  expect(listener).toHaveBeenCalledOnce();
  expect(engine?.voices()).toEqual([ENGLISH]);
});
