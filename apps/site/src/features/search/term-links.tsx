import { AppLink } from '#ui/app-link.tsx';

export function TermLinks({ links }: { links: { label: string; to: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {links.map(({ label, to }) => (
        <li key={to}>
          <AppLink
            to={to}
            className="inline-flex min-h-11 items-center rounded-full border border-field px-4 py-1.5 text-[0.98rem] wrap-anywhere transition-colors hover:border-sea hover:text-sea"
          >
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
