import { type FloorPlan, fitsInside, type PlanTime } from '@expat-buddy/domain/vehicle/floor-plan';
import { useTheme } from '@mui/material';
import { planKindNames } from './plan-kind-names.ts';

/** Boxes with names, to place the elements; the site draws them in full. */
export function PlanPreview({ plan, time }: { plan: FloorPlan; time: PlanTime }) {
  const { palette } = useTheme();
  return (
    <svg
      viewBox={`-4 -4 ${plan.length + 8} ${plan.width + 8}`}
      style={{ width: '100%', maxWidth: 640, display: 'block' }}
      aria-hidden="true"
    >
      <rect
        width={plan.length}
        height={plan.width}
        rx={24}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={4}
      />
      {plan[time].map((element, at) => (
        <g key={at}>
          <rect
            x={element.x}
            y={element.y}
            width={element.length}
            height={element.width}
            rx={4}
            fill={fitsInside(element, plan) ? palette.primary.main : palette.error.main}
            fillOpacity={0.15}
            stroke={fitsInside(element, plan) ? palette.primary.main : palette.error.main}
            strokeWidth={2}
            strokeDasharray={element.kind === 'upper_bed' ? '8 6' : undefined}
          />
          <text
            x={element.x + element.length / 2}
            y={element.y + element.width / 2}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={15}
            fill={palette.text.primary}
          >
            {planKindNames[element.kind]}
          </text>
        </g>
      ))}
    </svg>
  );
}
