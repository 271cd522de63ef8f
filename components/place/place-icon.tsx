import { Building2, GraduationCap, House, MapPin, type LucideIcon } from 'lucide-react';

const ICONS: Record<string, LucideIcon> = { 집: House, 회사: Building2, 학교: GraduationCap };

export function PlaceIcon({ name }: { name: string | null }) {
  const Icon = (name && ICONS[name]) || MapPin;
  return <Icon aria-hidden size={21} className="flex-none text-ink-2" />;
}
