import { travelsMessages } from '#messages/trips/travels.ts';

const LENGTH_KM = 1790;
const HIGHEST_M = 3300;
const WIDTH = 1000;
const HEIGHT = 260;
const SEA_LEVEL = 228;

// Rounded elevations along the road south, from Algiers to the Hoggar.
const heights: [km: number, metres: number][] = [
  [0, 0],
  [22, 60],
  [40, 700],
  [52, 1500],
  [62, 900],
  [78, 1150],
  [100, 720],
  [150, 640],
  [215, 760],
  [250, 1000],
  [275, 1140],
  [300, 1330],
  [320, 1050],
  [380, 760],
  [460, 680],
  [540, 500],
  [640, 470],
  [760, 390],
  [810, 480],
  [830, 640],
  [950, 700],
  [1060, 620],
  [1075, 400],
  [1100, 280],
  [1180, 300],
  [1270, 480],
  [1330, 800],
  [1350, 620],
  [1420, 760],
  [1500, 900],
  [1580, 1050],
  [1640, 1280],
  [1690, 1700],
  [1705, 1560],
  [1722, 2150],
  [1735, 2050],
  [1752, 2908],
  [1764, 2500],
  [1772, 2720],
  [1790, 2350],
];
const towns = [
  { name: 'algiers', km: 0, metres: 0 },
  { name: 'djelfa', km: 275, metres: 1140 },
  { name: 'ghardaia', km: 540, metres: 500 },
  { name: 'inSalah', km: 1100, metres: 280 },
  { name: 'tahat', km: 1752, metres: 2908 },
] as const;

/** Labels that would overlap the next one on narrow screens. */
const noRoomFor: Partial<Record<(typeof towns)[number]['name'], string>> = {
  djelfa: 'max-sm:hidden',
  inSalah: 'max-xs:hidden',
};

const SHORE = 90;
const xOf = (km: number) => SHORE + (km / LENGTH_KM) * (WIDTH - SHORE);
const yOf = (metres: number) => SEA_LEVEL - (metres / HIGHEST_M) * SEA_LEVEL;
const ridge = heights.map(([km, metres]) => `L${xOf(km).toFixed(1)} ${yOf(metres).toFixed(1)}`);
const below = `M${SHORE} ${HEIGHT}${ridge.join('')}L${WIDTH} ${HEIGHT}Z`;
const line = `M0 ${SEA_LEVEL}${ridge.join('')}`;

/** Along the reading direction, from the sea to the Hoggar. */
export function CountryProfile() {
  const { profile: text } = travelsMessages;
  return (
    <figure>
      <div className="relative aspect-[1000/260]" role="img" aria-label={text.label}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible rtl:-scale-x-100"
          aria-hidden="true"
        >
          <defs>
            <linearGradient id="profile-land">
              <stop offset="0.05" style={{ stopColor: 'var(--green)' }} />
              <stop offset="0.3" style={{ stopColor: 'var(--ochre)' }} />
              <stop offset="1" style={{ stopColor: 'var(--terracotta)' }} />
            </linearGradient>
            <linearGradient id="profile-air" x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
              <stop offset="1" stopColor="#fff" stopOpacity="0.08" />
            </linearGradient>
            <mask id="profile-fade">
              <rect width={WIDTH} height={HEIGHT} fill="url(#profile-air)" />
            </mask>
          </defs>
          <path d={below} fill="url(#profile-land)" mask="url(#profile-fade)" />
          {[0, 9, 18, 27].map((drop) => (
            <line
              key={drop}
              x1={drop * 0.9}
              x2={SHORE - drop * 0.4}
              y1={SEA_LEVEL + drop}
              y2={SEA_LEVEL + drop}
              className="stroke-sea"
              strokeWidth={drop === 0 ? 2 : 1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={line}
            fill="none"
            className="stroke-ink"
            strokeWidth="1.6"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {towns.map(({ name, km, metres }) => (
          <span
            key={name}
            className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink bg-paper rtl:translate-x-1/2"
            style={{
              insetInlineStart: `${xOf(km) / 10}%`,
              top: `${(yOf(metres) / HEIGHT) * 100}%`,
            }}
          />
        ))}
      </div>
      <div
        className="relative mt-2 h-10 text-[0.78rem] leading-tight text-muted"
        aria-hidden="true"
      >
        {towns.map(({ name, km, metres }) => (
          <span
            key={name}
            className={`tabular absolute whitespace-nowrap ${
              name === 'algiers'
                ? 'text-start'
                : name === 'tahat'
                  ? '-translate-x-full text-end rtl:translate-x-full'
                  : '-translate-x-1/2 text-center rtl:translate-x-1/2'
            } ${noRoomFor[name] ?? ''}`}
            style={{
              insetInlineStart: `${name === 'algiers' ? 4 : name === 'tahat' ? 100 : xOf(km) / 10}%`,
            }}
          >
            <span className="block text-ink">{text.places[name]}</span>
            {text.metres(metres)}
          </span>
        ))}
      </div>
    </figure>
  );
}
