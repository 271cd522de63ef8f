import { garmentById } from '../../../lib/domain/wardrobe/garments';
