import { lightClass } from '#lib/pictures/light.ts';
import { Picture } from '#ui/picture/picture.tsx';

/** Decorative. */
export function LetterStamp({ image, country }: { image: string; country: string }) {
  return (
    <div
      className="relative w-24 drop-shadow-[0_2px_5px_rgb(28_39_48/0.28)] sm:w-32"
      aria-hidden="true"
    >
      <div className="stamp-edge rotate-[2.5deg] bg-[#f6ecd8] p-2 sm:p-2.5">
        <div className={`arch-sky relative aspect-[4/5] overflow-hidden ${lightClass.evening}`}>
          <Picture
            src={image}
            alt=""
            sizes="15rem"
            className="size-full object-cover object-[52%_50%]"
            isPriority
          />
        </div>
        <p className="eyebrow pt-1.5 text-center text-[0.6rem]! leading-tight text-[#1c2730]">
          {country}
        </p>
      </div>
      <svg
        viewBox="0 0 120 60"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
        className="absolute start-[-42%] bottom-4 w-[75%] text-[#1c2730]/45 dark:text-[#f1eadd]/45"
      >
        <circle cx="30" cy="30" r="26" />
        <circle cx="30" cy="30" r="18" />
        {[12, 21, 30, 39, 48].map((y) => (
          <path key={y} d={`M58 ${y}q8-6 16 0t16 0t16 0t14 0`} />
        ))}
      </svg>
    </div>
  );
}
