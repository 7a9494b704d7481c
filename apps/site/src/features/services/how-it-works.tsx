import { serviceMessages } from '#messages/company/services.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

export function HowItWorks() {
  const { how } = serviceMessages;
  return (
    <section aria-labelledby="how-it-works" className="page-width pt-20">
      <h2 id="how-it-works" className="text-section">
        {how.title}
      </h2>
      <ol className="mt-10 grid gap-y-9 md:grid-cols-3">
        {how.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-ochre ps-9 max-md:border-s-2 md:border-t-2 md:ps-0 md:pe-10 md:pt-9"
          >
            <StarOrnament className="absolute -start-[0.7rem] top-0 size-5 text-terracotta md:start-0 md:-top-[0.7rem]" />
            <p
              className="font-display tabular text-[2.4rem] leading-none text-muted"
              aria-hidden="true"
            >
              {index + 1}
            </p>
            <h3 className="mt-3 text-title">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
