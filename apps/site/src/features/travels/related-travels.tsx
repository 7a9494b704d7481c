import type { Travel } from '@expat-buddy/domain/travel/present-travel';
import { TravelGrid } from './travel-grid.tsx';

type RelatedTravelsProps = { title: string; travels: Travel[] | undefined };

/** Travels to read on with. A help and no content: without them nothing is said. */
export function RelatedTravels({ title, travels = [] }: RelatedTravelsProps) {
  if (travels.length === 0) return null;
  return (
    <section className="page-width pt-24" aria-labelledby="related-travels">
      <h2 id="related-travels" className="mb-10 border-t border-line pt-8 text-section">
        {title}
      </h2>
      <TravelGrid travels={travels} />
    </section>
  );
}
