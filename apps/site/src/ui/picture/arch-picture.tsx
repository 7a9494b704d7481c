import { type Light, lightClass } from '#lib/pictures/light.ts';
import { StarOrnament } from '../star-ornament.tsx';
import { ArchFrame } from './arch-frame.tsx';
import { Picture } from './picture.tsx';

type ArchPictureProps = {
  src: string;
  alt?: string;
  light: Light;
  /** For the whole picture: 3:2 covering an arch of 4:5 is 1.9 times as wide as the arch. */
  sizes: string;
  className?: string;
  isPriority?: boolean;
  hasFrame?: boolean;
};

export function ArchPicture({ src, alt = '', light, sizes, hasFrame, ...rest }: ArchPictureProps) {
  return (
    <div className={`relative ${lightClass[light]} ${rest.className ?? ''}`}>
      {hasFrame && (
        <ArchFrame className="absolute start-[-0.9rem] top-[-1.25rem] h-[calc(100%+1.25rem)] w-[calc(100%+1.8rem)] text-ochre" />
      )}
      <div className="arch arch-sky relative size-full overflow-hidden">
        <div className="absolute inset-0 grid place-items-center text-paper/50" aria-hidden="true">
          <StarOrnament className="size-14" />
        </div>
        {src && (
          <Picture
            src={src}
            alt={alt}
            sizes={sizes}
            isPriority={rest.isPriority}
            className="relative size-full object-cover transition-transform duration-700 ease-calm group-hover:scale-[1.03]"
          />
        )}
      </div>
    </div>
  );
}
