export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path
        d="M8 62V32C8 20 17 14 26 9c3-2 5-4 6-8 1 4 3 6 6 8 9 5 18 11 18 23v30Z"
        fill="#0B6570"
      />
      <path
        d="m32 25 3.2 5.3 6-1.5-1.5 6L45 38l-5.3 3.2 1.5 6-6-1.5L32 51l-3.2-5.3-6 1.5 1.5-6L19 38l5.3-3.2-1.5-6 6 1.5Z"
        fill="#F0BE62"
      />
    </svg>
  );
}
