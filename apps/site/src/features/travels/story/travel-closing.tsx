import type { ReactNode } from 'react';
import { lightClass } from '#lib/pictures/light.ts';
import { travelsMessages } from '#messages/trips/travels.ts';
import { Picture } from '#ui/picture/picture.tsx';

export function TravelClosing({ children }: { children: ReactNode }) {
  const { closing: text } = travelsMessages;
  return (
    <section aria-labelledby="travels-closing" className={`mt-24 lg:mt-32 ${lightClass.night}`}>
      <div className="arch-sky h-[clamp(11rem,26vw,22rem)] overflow-hidden">
        <Picture
          src="/illustrations/plateau-stars.webp"
          alt=""
          sizes="100vw"
          className="size-full object-cover object-[50%_70%]"
        />
      </div>
      <div className="page-width">
        <div className="relative -mt-12 me-4 bg-paper pt-8 sm:me-0 sm:ms-auto sm:w-[min(40rem,86%)] sm:ps-10 lg:-mt-24 lg:ps-14 lg:pt-12">
          <h2 id="travels-closing" className="text-section">
            {text.title}
          </h2>
          <p className="mt-4 max-w-[54ch] text-lead text-muted">{text.text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            {children}
            <p className="max-w-[34ch] text-small text-muted">{text.next}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
