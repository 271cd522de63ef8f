import { Building2, GraduationCap, House, MapPin, type LucideIcon } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { PLACE_KINDS, type PlaceKind } from '@/lib/domain/saved-place';

const ICONS: Record<PlaceKind, LucideIcon> = { home: House, work: Building2, school: GraduationCap };

export function PlaceIcon({ name }: { name: string | null }) {
  const { names } = useMessages('placesSheet').form;
  const kind = PLACE_KINDS.find((each) => names[each] === name);
  const Icon = kind ? ICONS[kind] : MapPin;
  return <Icon aria-hidden size={21} className="flex-none text-ink-2" />;
}
