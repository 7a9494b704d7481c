import type { Light } from '#lib/pictures/light.ts';

// The position of the sun or moon in its section of the sky, in percent.
const lamps: Record<Light, { x: number; y: number; kind: 'sun' | 'moon' | 'none' }> = {
  morning: { x: 62, y: 62, kind: 'sun' },
  noon: { x: 50, y: 28, kind: 'sun' },
  evening: { x: 40, y: 66, kind: 'sun' },
  'blue-hour': { x: 30, y: 30, kind: 'none' },
  night: { x: 58, y: 34, kind: 'moon' },
};

const stars = ['22% 24%', '74% 18%', '40% 52%', '84% 46%', '12% 62%'];

/** Decorative. */
export function HourSky({ light }: { light: Light }) {
  const { x, y, kind } = lamps[light];
  const isDark = kind !== 'sun';
  return (
    <div
      className="arch-sky relative w-16 shrink-0 overflow-hidden sm:w-24 md:h-32 md:w-full lg:h-40"
      aria-hidden="true"
    >
      {isDark &&
        stars.slice(0, kind === 'moon' ? 5 : 2).map((place) => {
          const [insetInlineStart, top] = place.split(' ');
          return (
            <span
              key={place}
              className="absolute size-1 rotate-45 bg-paper/80 dark:bg-ink/80"
              style={{ insetInlineStart, top }}
            />
          );
        })}
      {kind !== 'none' && (
        <span
          className={`absolute -translate-x-1/2 -translate-y-1/2 rounded-full rtl:translate-x-1/2 ${kind === 'sun' ? 'size-9 bg-paper/90 shadow-[0_0_2.5rem_0.75rem] shadow-paper/50 lg:size-12 dark:bg-ink/80 dark:shadow-ink/20' : 'size-7 bg-paper/90 lg:size-8 dark:bg-ink/85'}`}
          style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
        />
      )}
      <span className="absolute inset-x-0 bottom-0 h-px bg-ochre max-md:hidden" />
    </div>
  );
}
