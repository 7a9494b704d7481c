import type { FloorPlan, PlanElement, PlanTime } from '@expat-buddy/domain/vehicle/floor-plan';
import { PlanShape } from './plan-shape.tsx';

const WALL = 7;

/** Below everything else; what lies above the seats comes last. */
const layers = [
  'storage',
  'bathroom',
  'kitchen',
  'bench',
  'seat',
  'table',
  'bed',
  'upper_bed',
  'door',
];
const layerOf = ({ kind }: PlanElement) => layers.indexOf(kind);

/** Seen from above, the front on the left. The list beside it says the same in words. */
export function PlanDrawing({ plan, time }: { plan: FloorPlan; time: PlanTime }) {
  const { length, width } = plan;
  const nose = width * 0.3;
  const tail = 16;
  const outline = [
    `M${nose} ${-WALL}`,
    `H${length - tail} Q${length + WALL} ${-WALL} ${length + WALL} ${tail}`,
    `V${width - tail} Q${length + WALL} ${width + WALL} ${length - tail} ${width + WALL}`,
    `H${nose} Q${-WALL} ${width + WALL} ${-WALL} ${width * 0.66}`,
    `V${width * 0.34} Q${-WALL} ${-WALL} ${nose} ${-WALL} Z`,
  ].join(' ');
  return (
    <svg
      viewBox={`${-WALL * 2} ${-WALL * 3} ${length + WALL * 4} ${width + WALL * 6}`}
      className="w-full"
      aria-hidden="true"
    >
      {[0.16, 0.78].flatMap((place) =>
        [-WALL * 2, width + WALL].map((y) => (
          <rect
            key={`${place} ${y}`}
            x={length * place}
            y={y}
            width={length * 0.11}
            height={WALL}
            rx={WALL / 2}
            className="fill-muted"
          />
        )),
      )}
      <path
        d={outline}
        className={`stroke-ink transition-[fill] duration-300 ${time === 'day' ? 'fill-surface' : 'fill-sand'}`}
        strokeWidth={WALL * 0.7}
      />
      {plan[time]
        .toSorted((one, other) => layerOf(one) - layerOf(other))
        .map((element) => (
          <PlanShape key={`${element.kind} ${element.x} ${element.y}`} element={element} />
        ))}
    </svg>
  );
}
