import { storeMessages } from '#messages/company/store.ts';

const marks = [
  [680, 174],
  [520, 34],
  [352, 34],
  [190, 172],
  [560, 319],
] as const;

export function KnifeDrawing() {
  const { knife: text } = storeMessages;
  return (
    <figure className="border-y border-line py-8">
      <svg
        viewBox="0 0 900 350"
        className="w-full text-ink"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path
          d="M366 70 L770 68 C812 69 846 77 876 92 C838 122 766 141 664 141 L366 142 Z"
          className="fill-surface"
        />
        <path d="M366 124 L664 122 C752 121 812 110 854 94" strokeWidth="1" />
        <path
          d="M400 84h190M400 92h190M410 84l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8"
          strokeWidth="1.2"
        />
        <path
          d="M366 74 C300 66 210 70 120 84 C84 88 52 80 34 66 C26 92 28 130 40 156 C62 142 92 134 124 134 C214 134 300 142 366 138 Z"
          className="fill-sand"
        />
        <g className="fill-ochre">
          <path d="M340 68h26v76h-26z" />
          <path d="M232 74l14-1v66h-14z" />
          <path d="M106 84l14-2v52h-14z" />
        </g>
        <path
          d="M140 108l12-12 12 12-12 12zM176 108l12-12 12 12-12 12zM262 108l12-12 12 12-12 12zM298 108l12-12 12 12-12 12z"
          strokeWidth="1.2"
        />
        <path
          d="M330 212 L728 210 C770 212 804 220 832 236 C796 266 728 287 630 288 L330 290 Z"
          className="fill-sand"
        />
        <path d="M352 226h250M352 275h250" strokeWidth="1.2" strokeDasharray="6 7" />
        <path
          d="M392 250l14-14 14 14-14 14zM442 250l14-14 14 14-14 14zM492 250l14-14 14 14-14 14z"
          strokeWidth="1.2"
        />
        <path d="M330 206h26v90h-26z" className="fill-ochre" />
        <path d="M330 232h-18a10 10 0 0 0 0 32h18" />
        {marks.map(([x, y], index) => (
          <g key={x} stroke="none">
            <circle cx={x} cy={y} className="fill-terracotta [r:17px] max-sm:[r:30px]" />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-paper font-sans text-[20px] font-medium max-sm:text-[34px]"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-6">
        <h3 className="text-title">{text.title}</h3>
        <ol className="mt-3 grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {text.parts.map((part, index) => (
            <li key={part} className="flex gap-3">
              <span className="tabular shrink-0 font-medium text-terracotta">{index + 1}</span>
              {part}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
