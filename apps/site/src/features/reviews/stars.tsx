import { STAR_SCALE } from '@expat-buddy/domain/review/limits';
import { StarOrnament } from '#ui/star-ornament.tsx';

const row = Array.from({ length: STAR_SCALE }, (_, index) => (
  <StarOrnament key={index} className="size-4 shrink-0" />
));

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="relative inline-flex text-line">
      <span className="flex gap-1">{row}</span>
      <span
        className="absolute inset-y-0 start-0 flex gap-1 overflow-hidden text-ochre"
        style={{ width: `${(rating / STAR_SCALE) * 100}%` }}
      >
        {row}
      </span>
    </span>
  );
}
