type PlacesPlanProps = { berths: number; seats: number; className?: string };

export function PlacesPlan({ berths, seats, className = '' }: PlacesPlanProps) {
  const beds = Array.from({ length: Math.min(berths, 8) }, (_, index) => index);
  const chairs = Array.from({ length: Math.min(seats, 9) }, (_, index) => index);
  return (
    <div className={`flex flex-wrap items-end gap-x-5 gap-y-2 ${className}`}>
      {beds.length > 0 && (
        <span className="flex gap-1">
          {beds.map((bed) => (
            <svg
              key={bed}
              viewBox="0 0 14 26"
              className="h-7 w-auto"
              fill="none"
              aria-hidden="true"
            >
              <rect x=".75" y=".75" width="12.5" height="24.5" rx="2" stroke="currentColor" />
              <rect x="3.25" y="3.25" width="7.5" height="4" rx="1.5" fill="currentColor" />
              <path d="M.75 10.5h12.5" stroke="currentColor" />
            </svg>
          ))}
        </span>
      )}
      <span className="flex gap-1">
        {chairs.map((chair) => (
          <svg
            key={chair}
            viewBox="0 0 16 17"
            className="h-[1.15rem] w-auto"
            fill="none"
            aria-hidden="true"
          >
            <rect x="3" y="5" width="10" height="11" rx="2.5" stroke="currentColor" />
            <path
              d="M3.5 3.5A2 2 0 0 1 5.5 1.5h5a2 2 0 0 1 2 2"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
        ))}
      </span>
    </div>
  );
}
