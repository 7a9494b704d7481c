import type { Piece } from './piece.ts';
export type RateLimitOption = 'on' | 'off';
export function rateLimits(_option: RateLimitOption): Piece { return (request, next) => next(request); }
