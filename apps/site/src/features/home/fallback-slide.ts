import type { HeroSlide } from '@expat-buddy/domain/hero-slide/types';

type FallbackMessages = { image: string; alt: string; title: string; text: string; link: string };

export function fallbackSlide(text: FallbackMessages, link: string): HeroSlide {
  return {
    id: 'fixed',
    title: text.title,
    description: text.text,
    image: text.image,
    image_alt: text.alt,
    button_text: text.link,
    button_link: link,
  };
}
