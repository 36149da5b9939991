export function wavFile(samples: Float32Array, sampleRate: number): Buffer;
