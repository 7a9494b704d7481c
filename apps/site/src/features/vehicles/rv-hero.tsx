import { lightClass } from '#lib/pictures/light.ts';
import { rvMessages } from '#messages/vehicles/rv.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

export function RvHero() {
  const { list: text } = rvMessages;
  return (
    <section className={`page-width pt-10 lg:pt-16 ${lightClass.morning}`}>
      <Reveal
        isHero
        className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end"
      >
        <div>
          <p className="eyebrow flex items-center gap-2 text-terracotta">
            <StarOrnament className="size-3.5 text-ochre" />
            {text.badge}
          </p>
          <h1 className="mt-5 max-w-[9em] text-display">{text.headline}</h1>
        </div>
        <p className="max-w-[54ch] text-lead text-muted lg:pb-3">{text.intro}</p>
      </Reveal>
      <div className="arch-sky mt-10 h-[clamp(13rem,76vw,26rem)] overflow-hidden [mask-image:url(/shapes/arch.svg)] [mask-position:0_0] [mask-repeat:space] [mask-size:48.6%_100%] sm:h-[clamp(18rem,42vw,29rem)] sm:[mask-size:32%_100%] lg:mt-14">
        <Picture
          src="illustrations/camper-coast.webp"
          alt=""
          sizes="(min-width: 82rem) 78rem, 100vw"
          className="size-full object-cover object-[100%_88%] dark:brightness-90"
          isPriority
          hasRetries={false}
        />
      </div>
    </section>
  );
}
