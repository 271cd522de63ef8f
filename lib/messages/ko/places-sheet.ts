/** The list of places and the form for a place. */
export const placesSheet = {
  title: '어디 날씨를 볼까요?',
  offlineSearch: '동네와 역, 명소는 인터넷에 연결되면 찾을 수 있어요.',
  offline: '인터넷에 연결되지 않아 마지막으로 받은 날씨예요.',
  noWeather: '날씨를 받지 못했어요',
  /** Label of the button that saves a place. */
  save: (place: string): string => `${place} 저장`,
  edit: (name: string): string => `${name} 고치기`,
  lookedUp: (province: string): string => `${province} · 찾아본 곳`,
  here: { title: '현재 위치', find: '눌러서 지금 계신 곳 찾기', save: '현재 위치 저장' },
  search: {
    label: '지역 이름으로 찾기',
    placeholder: '동네, 역, 명소 이름',
    clear: '지우기',
    found: (count: number): string => `${count}곳을 찾았어요`,
    searching: '찾고 있어요',
    notFound: '찾지 못했어요. 동네나 역, 명소 이름 또는 첫소리로 찾아 주세요. 예) 역삼동, 서울역, ㄱㄴㄱ',
    onlyDistricts: '지금은 시·군·구 이름만 찾을 수 있어요. 동네와 역 이름은 인터넷에 연결되면 찾아 드려요.',
  },
  form: {
    toList: '장소 목록으로',
    titleOfNew: '장소 저장',
    titleOfSaved: '장소 고치기',
    full: (most: number): string =>
      `장소는 ${most}곳까지 저장할 수 있어요. 쓰지 않는 곳을 지우면 이곳을 저장할 수 있어요.`,
    back: '목록으로',
    suggestions: '이름 고르기',
    /** Suggested names. */
    names: { home: '집', work: '회사', school: '학교' },
    name: '이름',
    nameHint: (most: number): string => `${most}자까지 직접 적을 수 있어요.`,
    nameMissing: '이름을 적어 주세요.',
    nameUsed: '같은 이름의 장소가 있어요.',
    submit: '저장하기',
    up: '위로',
    down: '아래로',
    remove: '지우기',
  },
  listFull: (most: number): string => `장소는 ${most}곳까지 저장할 수 있어요.`,
  saved: (name: string): string => `‘${name}’ 장소를 저장했어요.`,
  removed: (name: string): string => `‘${name}’ 장소를 지웠어요.`,
  undo: '되돌리기',
};
