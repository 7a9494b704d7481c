import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { travelsMessages } from '#messages/trips/travels.ts';
import type { TravelView } from '../filters/travel-search-params.ts';

type TravelViewSwitchProps = { view: TravelView; onChange: (view: TravelView) => void };
type Choice = { value: TravelView; label: string; isChosen: boolean; Icon: typeof List };

/** By default, narrow screens show cards, and wide screens show cards next to the map. */
export function TravelViewSwitch({ view, onChange }: TravelViewSwitchProps) {
  const { view: text } = travelsMessages;
  const list: Choice = { value: 'list', label: text.list, isChosen: view === 'list', Icon: List };
  const narrow: Choice[] = [
    {
      value: 'both',
      label: text.cards,
      isChosen: view === 'both' || view === 'cards',
      Icon: LayoutGrid,
    },
    list,
    { value: 'map', label: text.map, isChosen: view === 'map', Icon: MapIcon },
  ];
  const wide: Choice[] = [
    { value: 'cards', label: text.cards, isChosen: view === 'cards', Icon: LayoutGrid },
    list,
    {
      value: 'both',
      label: text.map,
      isChosen: view === 'both' || view === 'map',
      Icon: MapIcon,
    },
  ];
  return [
    { key: 'narrow', choices: narrow, className: 'xl:hidden' },
    { key: 'wide', choices: wide, className: 'max-xl:hidden' },
  ].map(({ key, choices, className }) => (
    <fieldset
      key={key}
      aria-label={text.label}
      className={`inline-flex min-w-0 shrink-0 rounded-md border border-field p-0.5 ${className}`}
    >
      {choices.map(({ value, label, isChosen, Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChange(value)}
          className="inline-flex min-h-10 items-center gap-2 rounded-[0.25rem] px-3 text-[0.95rem] transition-colors hover:text-sea aria-pressed:bg-ink aria-pressed:text-paper sm:px-3.5"
        >
          <Icon className="size-4 max-sm:hidden" aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  ));
}
