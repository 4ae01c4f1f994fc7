/** Stands in for a picture's file: its address. */
module.exports = '/picture.svg';
