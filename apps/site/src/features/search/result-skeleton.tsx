const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ResultSkeleton() {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line}
          className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-5 border-b border-line py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-7"
        >
          <div className="arch aspect-[4/5] animate-pulse bg-sand" />
          <div>
            <div className="h-7 w-2/5 animate-pulse rounded bg-sand" />
            <div className="mt-3 h-10 w-4/5 animate-pulse rounded bg-sand" />
          </div>
        </li>
      ))}
    </ul>
  );
}
