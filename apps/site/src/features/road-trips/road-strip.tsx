import { type Bend, roadPath } from './bend.ts';

export function RoadStrip({ bend }: { bend: Bend }) {
  const path = roadPath(bend);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
      fill="none"
      aria-hidden="true"
    >
      <g className="[&>path]:[vector-effect:non-scaling-stroke]">
        <path d={`M${path}`} className="stroke-line [stroke-width:30px] lg:[stroke-width:46px]" />
        <path
          // Overlaps the previous day, where a seam would show.
          d={`M50 -1L${path}`}
          className="stroke-[#39434b] [stroke-width:26px] lg:[stroke-width:40px] dark:stroke-[#24364a]"
        />
        <path
          d={`M${path}`}
          className="stroke-[#f0be62] [stroke-width:2px]"
          strokeDasharray="12 12"
        />
      </g>
    </svg>
  );
}
