/** Opens an audio context at the device's own sample rate: Firefox refuses a microphone at any other. */
export const openContext = (): AudioContext => new AudioContext();
