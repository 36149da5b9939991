export { createSpeaker } from './browserSpeaker';
export { engineOf } from './engine';
