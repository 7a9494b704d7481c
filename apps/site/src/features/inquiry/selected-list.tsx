import { X } from 'lucide-react';
import { inquiryMessages as text } from '#messages/inquiry/inquiry.ts';
import { Button } from '#ui/button.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';
import type { Selected } from './inquiry-request.ts';

type SelectedListProps = {
  title: string;
  selected?: Selected[];
  onDeselect?: (id: string) => void;
};

export function SelectedList({ title, selected = [], onDeselect }: SelectedListProps) {
  if (selected.length === 0) return null;
  return (
    <section className="mb-5 rounded-md bg-sand px-4 py-3">
      <h3 className="font-sans text-small font-medium tracking-normal">{title}</h3>
      <ul className="mt-1">
        {selected.map(({ id, title: name }) => (
          <li key={`${id} ${name}`} className="flex items-center gap-2.5">
            <StarOrnament className="size-2.5 shrink-0 text-terracotta" />
            <span className="flex-1">{name}</span>
            {onDeselect && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={text.deselect(name)}
                onClick={() => onDeselect(id)}
                className="-me-2"
              >
                <X className="size-4" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
