import { paths } from '#lib/paths.ts';
import { homeBlockMessages } from '#messages/company/home-blocks.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Reveal } from '#ui/reveal.tsx';

export function OurWork() {
  const { work: text } = homeBlockMessages;
  return (
    <section className="page-width pt-16 lg:pt-24" aria-labelledby="our-work">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,10fr)]">
        <h2 id="our-work" className="eyebrow pt-3 font-sans tracking-[0.08em] text-terracotta">
          {text.title}
        </h2>
        <p className="font-display max-w-[26em] text-[clamp(1.65rem,1.2rem+2.1vw,2.9rem)] leading-[1.22] rtl:leading-[1.5] text-pretty">
          {text.statement.map((part) =>
            part.to ? (
              <AppLink
                key={part.text}
                to={paths[part.to]}
                className="text-sea underline decoration-ochre decoration-2 underline-offset-[0.18em] transition-colors hover:text-sea-strong hover:decoration-sea"
              >
                {part.text}
              </AppLink>
            ) : (
              part.text
            ),
          )}
        </p>
        <h3 className="sr-only">{text.stepsTitle}</h3>
        <ol className="mt-10 grid border-t border-line md:grid-cols-3 lg:col-start-2 lg:mt-14">
          {text.steps.map((step, index) => (
            <Reveal
              as="li"
              key={step.title}
              index={index}
              className="relative border-line pt-6 max-md:border-b max-md:pb-6 md:pe-8 md:[&:not(:first-child)]:border-s md:[&:not(:first-child)]:ps-8"
            >
              <span
                className="absolute start-0 -top-[5px] size-[9px] rotate-45 bg-ochre md:[li:not(:first-child)>&]:-start-[5px]"
                aria-hidden="true"
              />
              <p className="font-display text-title">{step.title}</p>
              <p className="mt-2 text-muted">{step.text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}
