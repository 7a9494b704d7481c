import { StarOrnament } from '#ui/star-ornament.tsx';
import type { Selected } from './inquiry-request.ts';

export function SelectedList({ title, selected = [] }: { title: string; selected?: Selected[] }) {
  if (selected.length === 0) return null;
  return (
    <section className="mb-5 rounded-md bg-sand px-4 py-3">
      <h3 className="font-sans text-small font-medium tracking-normal">{title}</h3>
      <ul className="mt-1">
        {selected.map(({ id, title: name }) => (
          <li key={id} className="flex items-baseline gap-2.5">
            <StarOrnament className="size-2.5 shrink-0 text-terracotta" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
