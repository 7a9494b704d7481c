import type { Collection } from '@expat-buddy/domain/product/types';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { storeMessages } from '#messages/company/store.ts';

const columns =
  'page-width grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] pt-20 lg:pt-28';

type CollectionSectionProps = { id: string; title: string; children: ReactNode };

export function CollectionSection({ id, title, children }: CollectionSectionProps) {
  return (
    <section className={columns} aria-labelledby={id}>
      <h2
        id={id}
        className="text-section lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
      >
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type CollectionTextProps = { collection: Collection; children?: ReactNode };

export function CraftSection({ collection, children }: CollectionTextProps) {
  const { collection: text } = storeMessages;
  const { craft } = collection;
  if (!craft) return null;
  const paragraphs = craft.split(/\n+/).filter((part) => part.trim());
  return (
    <CollectionSection id="craft" title={text.craft}>
      <div {...englishMark(collection, 'craft')} className="max-w-[62ch] space-y-5">
        {paragraphs.map((paragraph, index) => (
          <p
            key={index}
            className={
              index === 0
                ? 'text-lead ltr:first-letter:float-start ltr:first-letter:me-3 ltr:first-letter:mt-1.5 ltr:first-letter:font-display ltr:first-letter:text-[4.2rem] ltr:first-letter:leading-[0.8] ltr:first-letter:text-terracotta'
                : undefined
            }
          >
            {paragraph}
          </p>
        ))}
      </div>
      {children && <div className="mt-12">{children}</div>}
    </CollectionSection>
  );
}

export function CareSection({ collection }: CollectionTextProps) {
  const { collection: text } = storeMessages;
  const { care } = collection;
  if (care.length === 0) return null;
  return (
    <CollectionSection id="care" title={text.careTitle}>
      <ol className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
        {care.map((advice, index) => (
          <li key={advice} className="border-t border-line pt-4">
            <span className="font-display text-title text-terracotta" aria-hidden="true">
              {index + 1}
            </span>
            <p {...englishMark(collection, `care.${index}`)} className="mt-1">
              {advice}
            </p>
          </li>
        ))}
      </ol>
    </CollectionSection>
  );
}

export function LegalNote({ collection }: CollectionTextProps) {
  const { collection: text } = storeMessages;
  if (!collection.legal_note) return null;
  return (
    <section className="page-width pt-20 lg:pt-28" aria-labelledby="legal-note">
      <div className="border-2 border-terracotta px-6 py-7 sm:px-10 sm:py-9 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-12">
        <h2 id="legal-note" className="text-title">
          {text.legal}
        </h2>
        <p {...englishMark(collection, 'legal_note')} className="mt-3 max-w-[66ch] lg:mt-0">
          {collection.legal_note}
        </p>
      </div>
    </section>
  );
}
