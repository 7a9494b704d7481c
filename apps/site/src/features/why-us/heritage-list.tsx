import type { Travel } from '@expat-buddy/domain/travel/types';
import { paths } from '#lib/paths.ts';
import { whyUsMessages } from '#messages/company/why-us.ts';
import { AppLink } from '#ui/app-link.tsx';
import { heritageSites } from './heritage-sites.ts';

const UNESCO = 'https://whc.unesco.org/en/statesparties/dz';

export function HeritageList({ travels }: { travels: Travel[] }) {
  const { places: text } = whyUsMessages;
  return (
    <>
      <p className="max-w-[62ch]">{text.text}</p>
      <ol className="mt-6 max-w-2xl border-t border-line">
        {heritageSites.map(({ key, year, travel: id }) => {
          const travel = travels.find((candidate) => candidate.id === id);
          return (
            <li
              key={key}
              className="tabular grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span className="text-muted">{year}</span>
              <span className="py-1.5 font-display text-[1.2rem] leading-tight">
                {text.sites[key]}
              </span>
              {/* Reserves its line while the travels load. */}
              <span className="flex min-h-9 items-center text-small max-sm:col-start-2">
                {travel && (
                  <AppLink
                    to={paths.travel(travel.id)}
                    className="inline-flex min-h-9 items-center text-sea underline underline-offset-4 hover:text-sea-strong"
                  >
                    {text.travel(travel.title)}
                  </AppLink>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-5">
        <a
          href={UNESCO}
          rel="noopener"
          className="inline-flex min-h-11 items-center font-medium text-sea underline-offset-4 hover:underline"
        >
          {text.source}
        </a>
      </p>
    </>
  );
}
