/** Seeded chance: the same scene is drawn the same way on every machine. */
export type Random = {
  (): number;
  between(low: number, high: number): number;
  around(middle: number, spread: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
};

export function random(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    around: (middle: number, spread: number) => middle + (next() + next() + next() - 1.5) * spread,
    pick: <T>(list: readonly [T, ...T[]]) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share: number) => next() < share,
  });
}

function lattice(seed: number, cell: number): number {
  let h = Math.imul(cell, 374761393) + Math.imul(seed, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Layered value noise in one dimension, about −1 to 1. */
export function noise(seed: number, octaves = 4, gain = 0.5) {
  return (x: number): number => {
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const scaled = x * 2 ** octave;
      const cell = Math.floor(scaled);
      const t = scaled - cell;
      const eased = t * t * (3 - 2 * t);
      const left = lattice(seed + octave * 17, cell);
      const right = lattice(seed + octave * 17, cell + 1);
      sum += amplitude * (left + (right - left) * eased);
      total += amplitude;
      amplitude *= gain;
    }
    return sum / total;
  };
}
