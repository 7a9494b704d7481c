import { rvMessages } from '#messages/vehicles/rv.ts';

export function RentalSteps() {
  const { how: text } = rvMessages;
  return (
    <section className="page-width pt-24" aria-labelledby="how-renting-works">
      <h2 id="how-renting-works" className="text-section">
        {text.title}
      </h2>
      <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {text.steps.map((step, index) => (
          <li key={step.title} className="relative border-t-2 border-ochre pt-5">
            <span className="font-display text-title text-terracotta" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-1 text-title">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
