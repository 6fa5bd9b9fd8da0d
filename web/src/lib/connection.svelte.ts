/** Whether the house answers: whoever asks it for something notes here what came of it. */
export const connection = $state({ lost: false });
