import type { PlanElement } from '@expat-buddy/domain/vehicle/floor-plan';
import { vehicleDetailsMessages as text } from '#messages/vehicles/vehicle-details.ts';

const PILLOW = 32;
const COUPLE = 105;

/** The pillows lie at one end of the longer side, two for a couple. */
function Pillows({ x, y, length, width }: PlanElement) {
  const isAcross = width > length;
  const shorter = Math.min(length, width);
  const count = shorter >= COUPLE ? 2 : 1;
  const room = shorter / count;
  return Array.from({ length: count }, (_, at) => {
    const start = at * room + room * 0.12;
    const [left, top] = isAcross ? [x + start, y + 8] : [x + 8, y + start];
    const [wide, high] = isAcross ? [room * 0.76, PILLOW] : [PILLOW, room * 0.76];
    return (
      <rect
        key={start}
        x={left}
        y={top}
        width={wide}
        height={high}
        rx={9}
        className="fill-surface stroke-sea"
      />
    );
  });
}

function Bed(element: PlanElement) {
  const { kind, x, y, length, width } = element;
  const isAbove = kind === 'upper_bed';
  const size = [Math.max(length, width), Math.min(length, width)] as const;
  return (
    <g strokeWidth={2.5}>
      <rect
        x={x}
        y={y}
        width={length}
        height={width}
        rx={8}
        className="fill-sea/15 stroke-sea"
        strokeDasharray={isAbove ? '9 7' : undefined}
      />
      <Pillows {...element} />
      <text
        x={x + length / 2 + (width > length ? 0 : PILLOW / 2)}
        y={y + width / 2 + (width > length ? PILLOW / 2 : 0)}
        textAnchor="middle"
        dominantBaseline="central"
        className="tabular fill-ink text-[17px] max-sm:hidden"
      >
        {text.plan.size(size)}
      </text>
    </g>
  );
}

function Kitchen({ x, y, length, width }: PlanElement) {
  const isAlong = length >= width;
  const hob = Math.min(length, width) * 0.2;
  const at = (share: number) =>
    isAlong ? [x + length * share, y + width / 2] : [x + length / 2, y + width * share];
  const [sinkX = 0, sinkY = 0] = at(0.74);
  return (
    <g className="fill-ochre/20 stroke-ink" strokeWidth={2}>
      <rect x={x} y={y} width={length} height={width} rx={4} />
      {[0.18, 0.42].map((share) => {
        const [cx, cy] = at(share);
        return <circle key={share} cx={cx} cy={cy} r={hob} className="fill-none" />;
      })}
      <rect
        x={sinkX - hob * 1.3}
        y={sinkY - hob * 1.3}
        width={hob * 2.6}
        height={hob * 2.6}
        rx={6}
        className="fill-surface"
      />
    </g>
  );
}

function Bathroom({ x, y, length, width }: PlanElement) {
  const unit = Math.min(length, width);
  return (
    <g className="fill-green/15 stroke-ink" strokeWidth={2}>
      <rect x={x} y={y} width={length} height={width} rx={4} />
      <ellipse
        cx={x + length * 0.3}
        cy={y + width * 0.35}
        rx={unit * 0.2}
        ry={unit * 0.16}
        className="fill-surface"
      />
      <circle cx={x + length * 0.72} cy={y + width * 0.68} r={unit * 0.07} className="fill-none" />
    </g>
  );
}

function Storage({ x, y, length, width }: PlanElement) {
  return (
    <g className="fill-none stroke-muted" strokeWidth={1.5}>
      <rect x={x} y={y} width={length} height={width} rx={3} />
      <path d={`M${x} ${y}l${length} ${width}M${x + length} ${y}l${-length} ${width}`} />
    </g>
  );
}

function Door({ x, y, length, width }: PlanElement) {
  return <rect x={x} y={y} width={length} height={width} rx={3} className="fill-terracotta" />;
}

function Seat({ x, y, length, width }: PlanElement) {
  return (
    <g className="fill-terracotta/15 stroke-terracotta" strokeWidth={2.5}>
      <rect x={x} y={y} width={length} height={width} rx={11} />
      <path d={`M${x + length - 9} ${y + 10}v${width - 20}`} strokeLinecap="round" />
    </g>
  );
}

function Bench({ x, y, length, width }: PlanElement) {
  return (
    <rect
      x={x}
      y={y}
      width={length}
      height={width}
      rx={9}
      className="fill-terracotta/15 stroke-terracotta"
      strokeWidth={2.5}
    />
  );
}

function Table({ x, y, length, width }: PlanElement) {
  return (
    <rect
      x={x}
      y={y}
      width={length}
      height={width}
      rx={7}
      className="fill-ochre/35 stroke-ink"
      strokeWidth={2}
    />
  );
}

const shapes = {
  seat: Seat,
  bench: Bench,
  table: Table,
  bed: Bed,
  upper_bed: Bed,
  kitchen: Kitchen,
  bathroom: Bathroom,
  storage: Storage,
  door: Door,
};

export function PlanShape({ element }: { element: PlanElement }) {
  const Shape = shapes[element.kind];
  return <Shape {...element} />;
}
