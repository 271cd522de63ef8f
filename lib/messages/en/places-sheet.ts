import type { Messages } from '../messages';

export const placesSheet: Messages['placesSheet'] = {
  title: 'Weather for which place?',
  offlineSearch: 'You can search for neighbourhoods, stations and sights when you are online.',
  offline: 'You are offline. This is the last weather we received.',
  noWeather: 'No weather received',
  save: (place) => `Save ${place}`,
  edit: (name) => `Edit ${name}`,
  lookedUp: (province) => `${province} · searched`,
  here: { title: 'Current location', find: 'Tap to find where you are', save: 'Save current location' },
  trips: 'Pack for a trip',
  search: {
    label: 'Search by name',
    placeholder: 'Area, station or sight',
    clear: 'Clear',
    found: (count) => (count === 1 ? '1 place found' : `${count} places found`),
    similar: (count) =>
      count === 1 ? 'No place has this name. 1 is similar.' : `No place has this name. ${count} are similar.`,
    inProvince: (count) => `Choose one of the ${count} places in this area`,
    elsewhere: 'Only places in South Korea can be found.',
    searching: 'Searching',
    notFound:
      'Nothing found. Try the name of a neighbourhood, station or sight, such as Yeoksam-dong or Seoul Station.',
    onlyDistricts:
      'Only cities and districts can be found now. Neighbourhoods and stations need an internet connection.',
  },
  form: {
    toList: 'Back to your places',
    titleOfNew: 'Save place',
    titleOfSaved: 'Edit place',
    full: (most) => `You can save up to ${most} places. Remove one you no longer need to save this one.`,
    back: 'Back to the list',
    suggestions: 'Choose a name',
    names: { home: 'Home', work: 'Work', school: 'School' },
    name: 'Name',
    nameHint: (most) => `Or type your own, up to ${most} characters.`,
    nameMissing: 'Please enter a name.',
    nameUsed: 'You already have a place with this name.',
    submit: 'Save',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
  },
  listFull: (most) => `You can save up to ${most} places.`,
  saved: (name) => `“${name}” saved.`,
  removed: (name) => `“${name}” removed.`,
  undo: 'Undo',
};
