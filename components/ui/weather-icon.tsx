interface Props {
  /** 1-20, as the API says. */
  number: number;
  size: number;
  /** Moving, where motion is welcome; rows of icons stay still. */
  moving?: boolean;
  className?: string;
}

/** The picture of a weather condition. Its words stand beside it, so it has no alternative text of its own. */
export function WeatherIcon({ number, size, moving = false, className }: Props) {
  const still = `/weather/${number}-still.svg`;
  const image = (
    <img src={moving ? `/weather/${number}.svg` : still} alt="" width={size} height={size} className={className} />
  );
  if (!moving) return image;
  return (
    <picture className="contents">
      <source srcSet={still} media="(prefers-reduced-motion: reduce)" />
      {image}
    </picture>
  );
}
