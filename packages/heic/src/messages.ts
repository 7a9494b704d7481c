export type Question = { id: string; file: ArrayBuffer };

export type Answer = { id: string; bitmap: ImageBitmap } | { id: string; error: string };
