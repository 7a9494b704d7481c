import { Gem, type LucideIcon, Mountain, ShieldCheck, UserRoundCheck } from 'lucide-react';
import { whyUsMessages as text } from '#messages/company/why-us.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';

export function WhyUsHero() {
  const pills: { id: string; label: string; Icon: LucideIcon }[] = [
    { id: 'guides', label: text.guides.title, Icon: UserRoundCheck },
    { id: 'levels', label: text.levels.title, Icon: Mountain },
    { id: 'equipment', label: text.equipment.title, Icon: ShieldCheck },
    { id: 'places', label: text.places.title, Icon: Gem },
  ];
  return (
    <section className="light-noon">
      <Reveal
        isHero
        className="page-width grid gap-x-16 gap-y-6 pt-10 pb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:pt-16 lg:pb-14"
      >
        <h1 className="max-w-[8.25em] text-display">{text.headline}</h1>
        <p className="max-w-[44ch] text-lead text-muted">{text.text}</p>
      </Reveal>
      <div className="arch-sky relative h-[clamp(11rem,30vw,25rem)] overflow-hidden">
        <Picture
          src="/illustrations/djemila-forum.webp"
          alt=""
          sizes="100vw"
          className="size-full object-cover object-[50%_46%]"
          isPriority
          hasRetries={false}
        />
        <div className="arcade-edge absolute inset-x-0 -bottom-px text-paper" aria-hidden="true" />
      </div>
      <nav aria-label={text.contents} className="page-width">
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {pills.map(({ id, label, Icon }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-14 items-center gap-3 border-b border-line font-medium underline-offset-4 hover:text-sea hover:underline"
              >
                <Icon className="size-5 shrink-0 text-green" strokeWidth={1.7} aria-hidden="true" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
