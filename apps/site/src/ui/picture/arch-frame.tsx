const OUTLINE =
  'M0 125V50C0 29 17 20 34 11.5C42 7.5 47.5 4.5 50 0C52.5 4.5 58 7.5 66 11.5C83 20 100 29 100 50V125';

export function ArchFrame({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 125"
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <path d={OUTLINE} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
