import type { CompanyFact } from '#lib/site-settings/registration-facts.ts';

/** Renders nothing without facts. */
export function CompanyFacts({ facts }: { facts: readonly CompanyFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="max-w-[62ch] space-y-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
