/** Picture of a thing to pack. Its colour is not that of the thing, which the name beside it states. */
export function ItemPicture({ piece }: { piece: string }) {
  return (
    <span aria-hidden className="grid size-11 flex-none place-items-center rounded-control bg-tile">
      <img src={`/figures/pieces/${piece}.webp`} alt="" className="size-10 object-contain" />
    </span>
  );
}
