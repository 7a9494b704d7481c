export function PinShape({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 28 36" className={className} aria-hidden="true">
      <path
        d="M1.5 28V14.5C1.5 8.5 6.5 6.2 10 4.2C12 3 13.3 2.2 14 1C14.7 2.2 16 3 18 4.2C21.5 6.2 26.5 8.5 26.5 14.5V28H18L14 35L10 28Z"
        fill="currentColor"
        stroke="var(--map-paper)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function ClusterShape({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M12 1L15.22 4.22L19.78 4.22L19.78 8.78L23 12L19.78 15.22L19.78 19.78L15.22 19.78L12 23L8.78 19.78L4.22 19.78L4.22 15.22L1 12L4.22 8.78L4.22 4.22L8.78 4.22Z"
        fill="currentColor"
        stroke="var(--map-paper)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  );
}
