import type { TripTeam as Team } from '@expat-buddy/domain/team/types';
import { useQuery } from '#hydrate/use-query.ts';
import { teamMessages as text } from '#messages/company/team.ts';
import { MemberPortrait } from './member-portrait.tsx';
import { teamQueries } from './team-queries.ts';

/** Who plans and who guides a trip. Renders nothing while nobody is known. */
export function TripTeam({ trip }: { trip: Team }) {
  const { data: members = [] } = useQuery(teamQueries.ofTrip(trip));
  const among = (ids: readonly string[]) =>
    ids.flatMap((id) => members.find((member) => member.id === id) ?? []);
  const planners = among(trip.planner_ids);
  const guides = among(trip.guide_ids);
  const groups = [
    { id: 'trip-planner', title: text.planner(planners.length), people: planners },
    { id: 'trip-guide', title: text.guide(guides.length), people: guides },
  ].filter(({ people }) => people.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className="mt-16 grid gap-x-12 gap-y-12 lg:mt-20 lg:grid-flow-col lg:auto-cols-fr">
      {groups.map(({ id, title, people }) => (
        <section key={id} aria-labelledby={id} className="min-w-0">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          <ul className="mt-6 space-y-8">
            {people.map((member) => (
              <li key={member.id} className="max-w-[62ch]">
                <MemberPortrait member={member} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
